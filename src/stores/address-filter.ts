import { atom, onMount, type ReadableAtom } from 'nanostores'
import { environment } from './environment.ts'

/** One part of a filter, and the parameter of the address that holds it. */
export interface FilterField<Value> {
  /** The name of the parameter. */
  readonly name: string
  /** What a text means. No text, or one that makes no sense, means what is usual. */
  read(text: string | undefined): Value
  /** The text of a value; nothing for what is usual. */
  write(value: Value): string
}

/** One of several values; another one is the usual. */
export function choice<const Value extends string | number, const Usual>(
  name: string,
  values: readonly Value[],
  usual: Usual,
): FilterField<Value | Usual> {
  return {
    name,
    read: (text) => values.find((value) => String(value) === text) ?? usual,
    write: (value) => (value === usual ? '' : String(value)),
  }
}

/** Any text, or none. */
export function text(name: string): FilterField<string | undefined> {
  return { name, read: (value) => value || undefined, write: (value) => value?.trim() ?? '' }
}

/** What a screen shows. It stands in the query, so that links lead to it and going back undoes a choice. */
export interface AddressFilter<Filter> {
  /** What the address asks for; it follows the address while somebody listens. */
  readonly $filter: ReadableAtom<Filter>
  /** The whole query, with parameters of others; it follows the address as well. */
  readonly $query: ReadableAtom<string>
  read(query: string): Filter
  /** The query of a filter: what is usual is left out, parameters of others stay as they were before. */
  query(filter: Filter, before: string): string
  /** The address of a filter on the page that is open. */
  address(filter: Filter): string
  /** Goes there: a new entry of the history, or in place of this one. */
  show(filter: Filter, how?: 'push' | 'replace'): void
}

/** What a filter holds. */
export type FilterOf<Source> = Source extends AddressFilter<infer Filter> ? Filter : never

type Fields<Filter> = { readonly [Name in keyof Filter]-?: FilterField<Filter[Name]> }

export function addressFilter<Filter extends object>(fields: Fields<Filter>): AddressFilter<Filter> {
  const names = Object.keys(fields) as (keyof Filter)[]

  function read(query: string): Filter {
    const values = new URLSearchParams(query)
    const entries = names.map((name) => {
      const { name: parameter, read: understood } = fields[name]
      return [name, understood(values.get(parameter) || undefined)]
    })
    return Object.fromEntries(entries) as Filter
  }

  function query(filter: Filter, before: string): string {
    const values = new URLSearchParams(before)
    for (const name of names) {
      const { name: parameter, write } = fields[name]
      const value = write(filter[name])
      if (value) values.set(parameter, value)
      else values.delete(parameter)
    }
    return values.size > 0 ? `?${values}` : ''
  }

  function address(filter: Filter): string {
    const { path, search, hash } = environment.place()
    return path + query(filter, search) + (hash && `#${hash}`)
  }

  const $filter = atom(read(''))
  const $query = atom('')
  follow($filter, () => {
    const wanted = read(environment.place().search)
    // A change of something else in the address is none of the filter.
    if (query(wanted, '') !== query($filter.value ?? wanted, '')) $filter.set(wanted)
  })
  follow($query, () => $query.set(environment.place().search))
  return {
    $filter,
    $query,
    read,
    query,
    address,
    show: (filter, how = 'push') => environment.move(address(filter), how),
  }
}

/** Lets a store follow the query of this page while somebody listens; another screen that takes its place has its own. */
function follow(store: ReadableAtom, take: () => void): void {
  onMount(store, () => {
    const { path } = environment.place()
    take()
    return environment.onMove(() => {
      if (environment.place().path === path) take()
    })
  })
}
