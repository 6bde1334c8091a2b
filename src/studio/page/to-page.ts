/** Messages to the page around this frame. They name facts, and no amounts: that page asks its own gateway. */
export type ToPage =
  | { readonly type: 'ready' }
  | { readonly type: 'balance' }
  | { readonly type: 'round'; readonly roundId: string }
  | { readonly type: 'error'; readonly code: string }
  | { readonly type: 'close'; readonly to?: 'limits' | 'history' }
  | { readonly type: 'deposit' }

/** Whether this page is in a frame. */
export const isFramed = (): boolean => parent !== window

export function tellPage(message: ToPage): void {
  if (isFramed()) parent.postMessage({ source: 'arara-vendor', ...message }, '*')
}

/** Calls `listener` when the page around reports a new balance, or this page is seen again. @returns stops this */
export function onBalanceElsewhere(listener: () => void): () => void {
  const onMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent || typeof data !== 'object' || data === null) return
    if ('source' in data && data.source === 'arara' && 'type' in data && data.type === 'balance') listener()
  }
  const onSight = () => {
    if (document.visibilityState === 'visible') listener()
  }
  addEventListener('message', onMessage)
  document.addEventListener('visibilitychange', onSight)
  return () => {
    removeEventListener('message', onMessage)
    document.removeEventListener('visibilitychange', onSight)
  }
}
