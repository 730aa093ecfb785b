/** A node of parsed code, as far as words are looked for. */
export interface Node {
  type: string
  start: number
  end: number
  name?: string
  callee?: Node
  object?: Node
  property?: Node
  arguments?: Node[]
  params?: Node[]
  body?: Node
}

/** A part of code, from `start` to before `end`, and what takes its place. */
interface Edit {
  start: number
  end: number
  text: string
}

/** Returns a node with all below it, parents first. */
export const nodesOf = (node: object): Node[] => [
  ...('type' in node ? [node as Node] : []),
  ...Object.values(node).flatMap((child) => (child && typeof child === 'object' ? nodesOf(child) : [])),
]

/** Whether a node reads a word of a catalogue by its name: `say.close`. */
export const isWordOf = (name: string) => (node?: Node) =>
  node?.type === 'MemberExpression' && node.object?.name === name

export const withEdits = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
