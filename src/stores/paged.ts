import { CallError } from '#api/errors.ts'
import type { AddressFilter } from './address-filter.ts'

/** One page of a list with cursors, as the contract's `Paged` describes it. */
export interface Page<Entry> {
  readonly list: readonly Entry[]
  readonly next: string | null
  readonly previous: string | null
}

/**
 * Loads the page that a filter in the address names. If its cursor is invalid, because the list has changed or the
 * address came from another account or was cut off, it loads the first page.
 *
 * @throws CallError
 */
export async function pageOrFirst<Filter extends { readonly cursor: string | undefined }, Loaded extends Page<unknown>>(
  address: Pick<AddressFilter<Filter>, 'show'>,
  filter: Filter,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const beginAnew = () => filter.cursor && address.show({ ...filter, cursor: undefined }, 'replace')
  try {
    const page = await load()
    if (page.list.length === 0) beginAnew()
    return page
  } catch (error) {
    if (error instanceof CallError && error.fault.kind === 'refused' && error.fault.code === 'invalid_request')
      beginAnew()
    throw error
  }
}
