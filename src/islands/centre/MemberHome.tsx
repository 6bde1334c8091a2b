import { Suspense } from 'react'
import { guarded } from '#islands/Guard.tsx'
import { lazyPart } from '#islands/lazy-part.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { $role } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'

// Visitors need neither its words nor its styles, so pages do not link them (scripts/build/screens.ts).
const MemberRows = lazyPart(async () => await import('./MemberRows.tsx'), 'MemberRows')

interface Props {
  language: SiteLanguage
  locale: string
}

/**
 * What a member came for, on top of the home page: the last game, what can be claimed, the bonus or race under way, and the next level.
 * Its place is kept (sections/home.css) until it is there.
 */
export const MemberHome = guarded(function MemberHome({ language, locale }: Props) {
  const role = useStore($role)
  return (
    <div className="member-home">
      {(role === 'member' || role === 'agent') && (
        <Suspense fallback={null}>
          <MemberRows language={language} locale={locale} />
        </Suspense>
      )}
    </div>
  )
})
