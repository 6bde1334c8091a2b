import './files.css'
import { useState } from 'react'
import { type TeamFileFormat, teamFileFormats } from '#contract/agents/reports/team-file.ts'
import { useWords } from '#islands/Words.tsx'
import { type TeamFileRequest, teamFile } from '#stores/agents/reports/team-file.ts'
import { Notice } from '#ui/Notice.tsx'
import { saveFile } from '#ui/save-file.ts'

interface Props {
  asked: TeamFileRequest
  language: string
}

/** Saves the whole list as a file. */
export function Files({ asked, language }: Props) {
  const t = useWords<'tables' | 'errors'>()
  const [busy, setBusy] = useState<TeamFileFormat>()
  const [failed, setFailed] = useState<TeamFileFormat>()
  const save = (format: TeamFileFormat) => {
    if (busy) return
    setBusy(format)
    setFailed(undefined)
    teamFile(asked, format, language)
      .then(
        ({ name, content }) => saveFile(name, content),
        () => setFailed(format),
      )
      .finally(() => setBusy(undefined))
  }
  return (
    <div className="report__files">
      {failed && (
        <Notice kind="error" action={{ text: t('retry'), onClick: () => save(failed) }}>
          {t('table.csv.failed')}
        </Notice>
      )}
      {teamFileFormats.map((format) => (
        <button
          key={format}
          type="button"
          className="button button--line"
          aria-disabled={busy !== undefined}
          onClick={() => save(format)}
        >
          {busy === format && <span className="busy" aria-hidden="true" />}
          <span>{t(busy === format ? 'table.csv.busy' : `table.${format}`)}</span>
        </button>
      ))}
    </div>
  )
}
