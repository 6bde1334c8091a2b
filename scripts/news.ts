// The operator's news: announcements, promotions, the marquee, banners; see docs/operating.md.
import { operatorCommand } from './operator/command.ts'

process.exitCode = await operatorCommand('news', {
  '': 'news.list',
  list: 'news.list',
  'put FILE.json --by NAME [--from 2027-01-01T03:00:00Z] [--until 2027-02-01T03:00:00Z]': 'news.put',
  'end ID --by NAME': 'news.end',
})
