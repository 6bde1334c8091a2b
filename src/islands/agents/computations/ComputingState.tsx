import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'
import { WorkBar } from '#ui/WorkBar.tsx'

interface Props {
  state: { readonly phase: string; readonly progress?: number; readonly fault?: CallFault }
  words: {
    /** The work and how far it is. */
    readonly running: (percent: number) => string
    /** Whoever leaves finds it later. */
    readonly leave: string
    readonly failed: string
  }
  onRetry: () => void
}

/** A computation of the gateway that has no result yet: how far it is, or that it failed, with a button to try again. */
export function ComputingState({ state, words, onRetry }: Props) {
  const t = useWords<'errors'>()
  const { phase, progress = 0, fault } = state
  if (phase === 'running') return <WorkBar label={words.running(progress)} hint={words.leave} percent={progress} />
  if (phase !== 'failed') return null
  return (
    <Notice kind="error" action={{ text: t('retry'), onClick: onRetry }}>
      {fault ? faultText(t, fault) : words.failed}
    </Notice>
  )
}
