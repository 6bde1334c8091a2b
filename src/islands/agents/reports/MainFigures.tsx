import { useWords } from '#islands/Words.tsx'
import { type FigureEntry, Figures } from '#ui/Figures.tsx'
import { Fold } from '#ui/Fold.tsx'
import type { ReportAreas } from './report-words.ts'

interface Props {
  /** The figures that matter first. */
  main: readonly FigureEntry[]
  /** The others, which open in place. */
  rest: readonly FigureEntry[]
}

/** A few figures, and all others on demand. */
export function MainFigures({ main, rest }: Props) {
  const t = useWords<ReportAreas>()
  return (
    <>
      <Figures entries={main} />
      <Fold className="report__more" summary={t('reports.more')}>
        <Figures entries={rest} />
      </Fold>
    </>
  )
}
