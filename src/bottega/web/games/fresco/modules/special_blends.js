/** Special blends (module 3): pots and glyphs show them as any other paint. */

export default {};
