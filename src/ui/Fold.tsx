import { type DetailsHTMLAttributes, type HTMLAttributes, type ReactNode, useState } from 'react'
import type { Parts } from './parts.ts'

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'onToggle'> {
  summary: ReactNode
  /** Further attributes of the summary. */
  head?: HTMLAttributes<HTMLElement>
  /** Each time that it is opened. */
  onOpen?: () => void
  children: Parts
}

/** Content that opens in place. It is drawn at its first opening, because long lists have one in each row. */
export function Fold({ summary, head, onOpen, children, ...details }: Props) {
  const [wasOpened, setWasOpened] = useState(details.open === true)
  return (
    <details
      {...details}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        setWasOpened(true)
        onOpen?.()
      }}
    >
      <summary {...head}>{summary}</summary>
      {wasOpened && children}
    </details>
  )
}
