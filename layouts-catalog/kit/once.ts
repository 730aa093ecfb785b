/**
 * What `compute` gives for two objects that do not change, computed once and forgotten with them: all pages of a publication share their
 * store and its design.
 */
export const oncePerPair = <First extends object, Second extends object, Value>(
  compute: (first: First, second: Second) => Value,
): ((first: First, second: Second) => Value) => {
  const known = new WeakMap<First, WeakMap<Second, Value>>()
  return (first, second) => {
    const ofFirst = known.get(first) ?? new WeakMap<Second, Value>()
    known.set(first, ofFirst)
    const value = ofFirst.has(second) ? (ofFirst.get(second) as Value) : compute(first, second)
    ofFirst.set(second, value)
    return value
  }
}
