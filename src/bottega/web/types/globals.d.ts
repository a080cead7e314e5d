/** Texts that boot.js has asked for before the page's script is there, by their paths. */
declare var earlyTexts: Map<string, Promise<Response>>;
