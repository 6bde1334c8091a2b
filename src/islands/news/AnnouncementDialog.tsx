import { useCallback, useEffect, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#islands/fault-text.ts'
import { localPath } from '#islands/local-path.ts'
import { useWords } from '#islands/Words.tsx'
import { dayText } from '#lib/dates.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import {
  $announcements,
  announcementPages,
  closePopupForSession,
  loadAnnouncements,
  pageOf,
} from '#stores/announcements.ts'
import { useStore } from '#stores/use-store.ts'
import sheet from '#styles/announcement.css?url'
import { Busy } from '#ui/Busy.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Pager } from '#ui/Pager.tsx'
import { Reader } from '#ui/Reader.tsx'
import { AnnouncementText } from './AnnouncementText.tsx'

interface Props {
  name: 'announcement' | 'notice'
  /** The one to begin with, on its page. */
  id: string | undefined
  language: SiteLanguage
  locale: string
  onClose: () => void
}

const { size, margin } = announcementPages

const titles = { announcement: 'announcement.title', notice: 'notice.title' } as const

/** Announcements of the operator: by themselves once per session, or all of them behind the notice icon. */
export function AnnouncementDialog({ name, id, language, locale, onClose }: Props) {
  const t = useWords<'announcements' | 'errors' | 'common'>()
  const list = useStore($announcements[name])
  const [fault, setFault] = useState<CallFault>()
  const [page, setPage] = useState<number>()
  const [open, setOpen] = useState<string | false>()
  const load = useCallback(() => {
    setFault(undefined)
    loadAnnouncements(name, language).catch((error: unknown) => setFault(faultOf(error)))
  }, [name, language])
  useEffect(load, [load])
  useEffect(() => {
    if (name !== 'announcement') return undefined
    // A link in it leads to another page, which must not open it once more.
    addEventListener('pagehide', closePopupForSession)
    return () => {
      removeEventListener('pagehide', closePopupForSession)
      closePopupForSession()
    }
  }, [name])
  const all = list ?? []
  const shown = page ?? pageOf(all, id)
  const entries = all.slice((shown - 1) * size, shown * size)
  // The newest text is there without a tap.
  const first = entries[0]?.id
  const chosen = open === false ? undefined : (open ?? (all.some((entry) => entry.id === id) ? id : first))
  return (
    <Dialog title={t(titles[name])} closeLabel={t('close')} onClose={onClose} className="dialog--reader" sheet={sheet}>
      {fault ? (
        <Notice kind="error" action={{ text: t('retry'), onClick: load }}>
          {faultText(t, fault)}
        </Notice>
      ) : !list ? (
        <Busy label={t('loading')} />
      ) : all.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <Reader
          entries={entries.map((entry) => ({
            id: entry.id,
            title: entry.title,
            note: <Day timestamp={entry.timestamp} locale={locale} />,
          }))}
          open={chosen}
          onOpen={(next) => setOpen(next ?? false)}
          nothing={t('choose')}
          foot={
            <Pager
              page={shown}
              pages={Math.ceil(all.length / size)}
              margin={margin}
              href={(to) => `#${name}-${all[(to - 1) * size]?.id ?? ''}`}
              onPage={(to) => {
                setPage(to)
                setOpen(undefined)
              }}
              labels={{
                nav: t('pages'),
                previous: t('pages.previous'),
                next: t('pages.next'),
                page: (to) => t('pages.page', { page: to }),
              }}
            />
          }
        >
          {(entryId) => {
            const entry = all.find((candidate) => candidate.id === entryId)
            if (!entry) return null
            return (
              <>
                {/* Beside the list; on phones the title stands right above. */}
                <h3 className="reader__heading">{entry.title}</h3>
                <AnnouncementText html={entry.content} language={language} />
                {entry.promotionType !== null && (
                  <a className="button button--main" href={localPath(language, '/promotions/')}>
                    {t('toPromotions')}
                  </a>
                )}
              </>
            )
          }}
        </Reader>
      )}
    </Dialog>
  )
}

/** The day of an announcement; nobody needs its second. */
function Day({ timestamp, locale }: { timestamp: string; locale: string }) {
  const [day = ''] = timestamp.split(' ')
  return <time dateTime={day}>{dayText(day, locale, new Date())}</time>
}
