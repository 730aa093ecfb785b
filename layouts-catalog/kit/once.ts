/**
 * What `compute` gives for an object that does not change, computed once and gone with it.
 *
 * It is kept as a property that nothing lists or copies, not in a `WeakMap`: V8 takes all that a `WeakMap` holds for living until it next collects
 * old objects, and what pages are made of would pile up there, a third of a megabyte a store.
 */
export const oncePer = <Subject extends object, Value>(
  compute: (subject: Subject) => Value,
): ((subject: Subject) => Value) => {
  const kept = Symbol('kept')
  return (subject: Subject & { [kept]?: { value: Value } }) => {
    if (!subject[kept]) Object.defineProperty(subject, kept, { value: { value: compute(subject) } })
    return (subject[kept] as { value: Value }).value
  }
}

/**
 * What `compute` gives for two objects that do not change, computed once: all pages of a publication share their store and its design. It goes with
 * the first, which must not outlive a publication where there are ever new ones of the second.
 */
export const oncePerPair = <First extends object, Second extends object, Value>(
  compute: (first: First, second: Second) => Value,
): ((first: First, second: Second) => Value) => {
  const ofFirst = oncePer((_first: First) => new Map<Second, Value>())
  return (first, second) => {
    const known = ofFirst(first)
    const value = known.has(second) ? (known.get(second) as Value) : compute(first, second)
    known.set(second, value)
    return value
  }
}
