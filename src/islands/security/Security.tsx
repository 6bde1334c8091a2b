import './security.css'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { SessionPanels } from './SessionPanels.tsx'

/** The account and everything that keeps it safe. */
export function Security({ locale }: ScreenProps) {
  const t = useWords<'security' | 'errors' | 'centre'>()
  return (
    <div className="security">
      <h1>{t('security.title')}</h1>
      <SessionPanels locale={locale} />
    </div>
  )
}
