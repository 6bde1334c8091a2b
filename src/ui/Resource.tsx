import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import type { Parts } from './parts.ts'

/** The state of an answer, as `stores/resource.ts` keeps it. */
export type ResourceState<Value, Fault> =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ready' | 'refreshing'; readonly value: Value }
  | { readonly phase: 'failed'; readonly fault: Fault }

interface Props<Value, Fault> {
  state: ResourceState<Value, Fault>
  words: { readonly loading: string; readonly retry: string; readonly fault: (fault: Fault) => string }
  onRetry: () => void
  /** Placeholder in the shape of the content; default: three bars. */
  skeleton?: Parts
  isEmpty?: (value: Value) => boolean
  /** Shown instead of an empty value. */
  empty?: ReactNode
  children: (value: Value) => ReactNode
}

/**
 * An answer of the gateway in each state: loading, failed (with the reason and a retry button), empty, or loaded. While
 * it is loaded again, the previous value stays and is marked as busy.
 */
export function Resource<Value, Fault>({
  state,
  words,
  onRetry,
  skeleton,
  isEmpty,
  empty,
  children,
}: Props<Value, Fault>) {
  if (state.phase === 'failed')
    return (
      <Notice kind="error" action={{ text: words.retry, onClick: onRetry }}>
        {words.fault(state.fault)}
      </Notice>
    )
  if (state.phase === 'waiting') return skeleton ?? <Skeleton label={words.loading} />
  return (
    <div className="resource" aria-busy={state.phase === 'refreshing'}>
      {isEmpty?.(state.value) ? empty : children(state.value)}
    </div>
  )
}

function Skeleton({ label }: { label: string }) {
  return (
    <div className="resource" role="status">
      <div className="skeleton skeleton--card" />
      <div className="skeleton skeleton--card" />
      <div className="skeleton skeleton--card" />
      <span className="unseen">{label}</span>
    </div>
  )
}
