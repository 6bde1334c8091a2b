/** One way to use a command, read from its usage: `reject REFERENCE --by NAME [--reason WHY]`. */
export interface Form {
  readonly usage: string
  /** What the form begins with, as it is typed. */
  readonly literals: readonly string[]
  readonly words: readonly Word[]
  readonly options: readonly { readonly name: string; readonly isNeeded: boolean }[]
}

/** An argument that is found by its place. */
export interface Word {
  /** `reference` of REFERENCE, `file` of FILE.json. */
  readonly name: string
  /** `file`: the content is sent; `directory`: files that the operation gives are stored there; `list`: one or more. */
  readonly kind: 'text' | 'list' | 'file' | 'directory'
}

/** What was typed. */
export interface Typed {
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, string | undefined>>
}

const part = /\[--([a-z-]+) \S+\]|--([a-z-]+) \S+|\S+/g

/** Reads a usage: literals in small letters, arguments in capitals, options that may be left out in brackets. */
export function formOf(usage: string): Form {
  const parts = [...usage.matchAll(part)]
  const plain = parts.filter(([, free, needed]) => free === undefined && needed === undefined).map(([text]) => text)
  return {
    usage,
    literals: plain.filter((text) => !isWord(text)),
    words: plain.filter(isWord).map(wordOf),
    options: parts.flatMap(([, free, needed]) => {
      const name = free ?? needed
      return name === undefined ? [] : [{ name, isNeeded: free === undefined }]
    }),
  }
}

const isWord = (text: string) => /^[A-Z]{2}/.test(text)

function wordOf(text: string): Word {
  const name = text.replace(/\W.*$/, '').toLowerCase()
  if (text.endsWith('...')) return { name, kind: 'list' }
  return { name, kind: name === 'file' || name === 'directory' ? name : 'text' }
}

/** Whether what was typed has all that a form needs, and nothing that it does not know. A name (`--by`) fits every form. */
export function fits({ literals, words, options }: Form, { positionals, options: given }: Typed): boolean {
  const rest = positionals.length - literals.length
  const isList = words.at(-1)?.kind === 'list'
  return (
    literals.every((literal, place) => positionals[place] === literal) &&
    (isList ? rest >= words.length : rest === words.length) &&
    positionals.every((text) => text !== '') &&
    options.every(({ name, isNeeded }) => !isNeeded || (given[name] ?? '') !== '') &&
    Object.entries(given).every(
      ([name, value]) => value === undefined || name === 'by' || options.some((option) => option.name === name),
    )
  )
}
