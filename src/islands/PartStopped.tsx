import { useEffect } from 'react'
import { fetched } from '#i18n/load.ts'
import { localPath } from '#lib/local-path.ts'
import { createTranslate } from '#lib/messages.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import { $role } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'

/**
 * Says that a part of the page broke. An order that was under way may have been made: its answer would have stood in this part, so the
 * statement is offered before the order is sent again. The key of an order without an answer stays in the tab.
 */
export function PartStopped({ className }: { className?: string | undefined }) {
  const { language, locale } = pageLanguage()
  const t = createTranslate<'stopped'>(fetched, locale)
  const role = useStore($role)
  // A game has a frame of its own, which has no storage and knows no session; its page has the links.
  const isInFrame = window.parent !== window
  useEffect(() => {
    // No popup comes any more that would take the place of the sign of its opening.
    delete document.documentElement.dataset.opening
  }, [])
  return (
    <div className={className}>
      <Notice kind="error" action={{ text: t('again'), onClick: () => location.reload() }}>
        <p>{t('stopped')}</p>
        {(role !== 'visitor' || isInFrame) && <p>{t('order')}</p>}
        {role !== 'visitor' && (
          <p>
            <a href={localPath(language, screenRoute('member', 'transactionHistory'))}>{t('statement')}</a>
          </p>
        )}
      </Notice>
    </div>
  )
}
