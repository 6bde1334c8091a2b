import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  /** The name of the part. */
  of: 'hub.ends' | 'hub.bonuses' | 'hub.missions' | 'hub.vip' | 'signIn.title'
  refresh: () => void
}

/** In place of a part of the hub that could not be read, while the others are there. */
export function PartFault({ of, refresh }: Props) {
  const t = useWords<'hub' | 'daily-sign-in' | 'errors'>()
  return (
    <section className="hub__part">
      <h2>{t(of)}</h2>
      <Notice kind="error" action={{ text: t('retry'), onClick: refresh }}>
        {t('hub.failed')}
      </Notice>
    </section>
  )
}
