import { atom, onMount, type ReadableAtom } from 'nanostores'
import { environment } from './environment.ts'

/** One field of a filter, and the query parameter that holds it. */
export interface FilterField<Value> {
  /** Name of the parameter. */
  readonly name: string
  /** Another name under which links bring it; it is read where the first one is missing, and never written. */
  readonly alias?: string | undefined
  /** The value of a text. A missing or invalid text gives the default. */
  read(text: string | undefined): Value
  /** The text of a value; empty for the default. */
  write(value: Value): string
}

/** One of several values, or a default. */
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

/** What a link brings besides the text. Visitors load this, and not `lib/pasted.ts`. */
const withoutMarks = (text = ''): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()

/** Any text; undefined by default. */
export function text(name: string, alias?: string): FilterField<string | undefined> {
  return { name, alias, read: (value) => withoutMarks(value) || undefined, write: (value) => withoutMarks(value) }
}

/** The filter of a screen. It is in the query, so that links can carry it and going back undoes a choice. */
export interface AddressFilter<Filter> {
  /** The filter in the address; up to date while the store has listeners. */
  readonly $filter: ReadableAtom<Filter>
  /** The whole query, with parameters of others; up to date while the store has listeners. */
  readonly $query: ReadableAtom<string>
  read(query: string): Filter
  /** The query of a filter. Defaults are left out; other parameters of `before` stay. */
  query(filter: Filter, before: string): string
  /** The address of a filter on the current page. */
  address(filter: Filter): string
  /** Goes to the filter, as a new history entry or in place of the current one. */
  show(filter: Filter, how?: 'push' | 'replace'): void
}

/** The type of a filter's values. */
export type FilterOf<Source> = Source extends AddressFilter<infer Filter> ? Filter : never

type Fields<Filter> = { readonly [Name in keyof Filter]-?: FilterField<Filter[Name]> }

/** @param agreed makes values of an address agree with each other, where one of them rules another out */
export function addressFilter<Filter extends object>(
  fields: Fields<Filter>,
  agreed: (filter: Filter) => Filter = (filter) => filter,
): AddressFilter<Filter> {
  const names = Object.keys(fields) as (keyof Filter)[]

  function read(query: string): Filter {
    const values = new URLSearchParams(query)
    const entries = names.map((name) => {
      const { name: parameter, alias = parameter, read: understood } = fields[name]
      return [name, understood(values.get(parameter) || values.get(alias) || undefined)]
    })
    return agreed(Object.fromEntries(entries) as Filter)
  }

  function query(filter: Filter, before: string): string {
    const values = new URLSearchParams(before)
    for (const name of names) {
      const { name: parameter, alias, write } = fields[name]
      const value = write(filter[name])
      if (alias) values.delete(alias)
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
    // A change of another parameter does not change the filter.
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

/** Updates a store when the query of this page changes, while it has listeners. Another screen has its own query. */
function follow(store: ReadableAtom, take: () => void): void {
  onMount(store, () => {
    const { path } = environment.place()
    take()
    return environment.onMove(() => {
      if (environment.place().path === path) take()
    })
  })
}
