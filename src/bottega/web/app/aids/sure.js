/**
 * What must be there where something is drawn, though in other views it is not.
 * @template T
 * @param {T | null | undefined} value
 * @returns {T}
 */
export function sure(value) {
  if (value === null || value === undefined) throw new TypeError("the view does not have what is drawn here");
  return value;
}
