import { object } from 'superstruct'
import { defineFile } from '#contract/define-file.ts'
import { Text } from '#contract/scalars.ts'
import { uploadPath } from './upload-file.ts'

/** Another member's picture is treated as absent. */
export const getUpload = defineFile({
  name: 'getUpload',
  summary: 'A picture that the caller has sent.',
  path: uploadPath,
  auth: 'member',
  limit: 'read',
  request: object({ uploadId: Text }),
  errors: ['upload_unknown'],
})
