import type { ReactNode } from 'react'

/** A form that is there when somebody wants it. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="security__more">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
