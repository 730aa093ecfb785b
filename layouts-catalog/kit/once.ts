/** Caches `compute` per immutable object, as long as the object lives. */
export const oncePer = <Subject extends object, Value>(
  compute: (subject: Subject) => Value,
): ((subject: Subject) => Value) => {
  const known = new WeakMap<Subject, Value>()
  return (subject) => {
    if (!known.has(subject)) known.set(subject, compute(subject))
    return known.get(subject) as Value
  }
}

/** The same for two objects, forgotten with either: all pages of a publication share their store and its design. */
export const oncePerPair = <First extends object, Second extends object, Value>(
  compute: (first: First, second: Second) => Value,
): ((first: First, second: Second) => Value) => {
  const ofFirst = oncePer((first: First) => oncePer((second: Second) => compute(first, second)))
  return (first, second) => ofFirst(first)(second)
}
