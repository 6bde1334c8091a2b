import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Props {
  kind: 'error' | 'success' | 'info'
  children: ReactNode
  /** An action, such as trying again. */
  action?: { text: string; onClick: () => void }
}

const icons = { error: 'close', success: 'check', info: 'bell' } as const

/** A message within a page or form. Screen readers announce errors at once. */
export function Notice({ kind, children, action }: Props) {
  return (
    <div className={`message message--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} small />
      <div>{children}</div>
      {action && (
        <button type="button" className="button button--line" onClick={action.onClick}>
          {action.text}
        </button>
      )}
    </div>
  )
}
