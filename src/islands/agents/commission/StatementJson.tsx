import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { statementFile } from '#stores/agents/reports/team-file.ts'
import { Notice } from '#ui/Notice.tsx'
import { saveFile } from '#ui/save-file.ts'

/** Saves a statement as JSON, whose hash anybody can recompute. */
export function StatementJson({ id }: { id: string }) {
  const t = useWords<'commission' | 'tables'>()
  const { busy, fault, run } = useAction()
  const save = () => void run?.(() => statementFile(id).then(({ name, content }) => saveFile(name, content)))
  return (
    <>
      {fault && <Notice kind="error">{t('table.csv.failed')}</Notice>}
      <button type="button" className="button button--line" aria-disabled={busy} onClick={save}>
        {busy && <span className="busy" aria-hidden="true" />}
        <span>{t('json')}</span>
      </button>
    </>
  )
}
