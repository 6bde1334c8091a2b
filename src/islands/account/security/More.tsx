import { useArrived } from '#islands/lazy-part.tsx'
import { useWords } from '#islands/Words.tsx'
import { Boundary } from '#ui/Boundary.tsx'
import { Busy } from '#ui/Busy.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Parts } from '#ui/parts.ts'
import { arriveForms } from './lazy-forms.ts'

interface Props {
  title: string
  /** One of the late forms. */
  children: Parts
}

/** The load begins with the press; a failure is shown in place of the form. */
const begin = () => void arriveForms().catch(() => undefined)

/** A form that opens on request: until then it is neither loaded nor drawn. */
export function More({ title, children }: Props) {
  const t = useWords<'errors' | 'centre'>()
  const failed = (
    <Notice kind="error" action={{ text: t('retry'), onClick: () => location.reload() }}>
      {t('error.unreachable')}
    </Notice>
  )
  return (
    <Fold className="fold security__more" summary={title} head={{ onPointerEnter: begin, onFocus: begin }}>
      <Boundary fallback={failed}>
        <Arriving label={t('loading')}>{children}</Arriving>
      </Boundary>
    </Fold>
  )
}

function Arriving({ label, children }: { label: string; children: Parts }) {
  return useArrived(arriveForms) ? children : <Busy label={label} />
}
