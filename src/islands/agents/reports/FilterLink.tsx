import type { MouseEvent, ReactNode } from 'react'
import type { AddressFilter } from '#stores/address-filter.ts'

interface Props<Filter> {
  address: AddressFilter<Filter>
  filter: Filter
  children: ReactNode
}

/** A link to another filter of the same screen. A real address, so that it can be opened in a new tab. */
export function FilterLink<Filter>({ address, filter, children }: Props<Filter>) {
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    address.show(filter)
  }
  return (
    <a className="report__link" href={address.address(filter)} onClick={go}>
      {children}
    </a>
  )
}
