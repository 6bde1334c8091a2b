import { CallError } from '#api/errors.ts'
import type { AddressFilter } from './address-filter.ts'

/** A page of a list that is read by cursor, as the contract's `Paged` has it. */
export interface Page<Entry> {
  readonly list: readonly Entry[]
  readonly next: string | null
  readonly previous: string | null
}

/**
 * Loads the page that a filter in the address names. Where its cursor leads nowhere, the first page is shown in its place:
 * the rest of the list may be gone by now, and somebody else's address, or one that was cut short, has no page here.
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
