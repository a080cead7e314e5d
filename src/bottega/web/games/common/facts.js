/** Facts by their kind. */

/**
 * The facts of one kind.
 * @template {{event: string}} F
 * @template {F["event"]} E
 * @param {F[]} facts
 * @param {E} event
 */
export const of = (facts, event) =>
  /** @type {Extract<F, {event: E}>[]} */ (facts.filter((fact) => fact.event === event));
