import type { ComponentProps } from 'react'
import { ComputingState } from '#islands/agents/computations/ComputingState.tsx'
import { useWords } from '#islands/Words.tsx'

/** How far the count of past periods is. */
export function PastProgress(props: Omit<ComponentProps<typeof ComputingState>, 'words'>) {
  const t = useWords<'contracts'>()
  const words = {
    running: (percent: number) => t('past.progress', { percent }),
    leave: t('past.leave'),
    failed: t('past.failed'),
  }
  return <ComputingState {...props} words={words} />
}
