import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { AgentLinks } from '#stores/agents/links/links.ts'
import { Empty } from '#ui/Empty.tsx'
import { Fold } from '#ui/Fold.tsx'
import { Notice } from '#ui/Notice.tsx'
import { LinkCard } from './LinkCard.tsx'
import { NewLink } from './NewLink.tsx'

interface Props {
  own: AgentLinks
  language: SiteLanguage
  locale: string
}

/** The agent's links, and the form for a new one. */
export function LinkList({ own, language, locale }: Props) {
  const t = useWords<'links'>()
  // Each link that was made begins another form, which is closed.
  const [made, setMade] = useState(0)
  return (
    <>
      {own.left > 0 ? (
        <Fold key={made} className="panel fold register__new" summary={<strong>{t('new.open')}</strong>}>
          <NewLink own={own} language={language} locale={locale} onMade={() => setMade(made + 1)} />
        </Fold>
      ) : (
        <Notice kind="info">{t('new.none')}</Notice>
      )}
      {made > 0 && <Notice kind="success">{t('new.done')}</Notice>}
      <section className="register__list" aria-labelledby="links">
        <h2 id="links">{t('list')}</h2>
        {own.links.length === 0 ? (
          <Empty title={t('list.empty')} text={t('list.empty.text')} />
        ) : (
          <>
            <p className="column__lead">{t('funnel.note')}</p>
            {own.links.map((link) => (
              <LinkCard key={link.linkId} link={link} language={language} locale={locale} />
            ))}
          </>
        )}
      </section>
    </>
  )
}
