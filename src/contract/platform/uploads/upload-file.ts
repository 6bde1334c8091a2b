import { enums, integer, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

/** Pictures are sent to this path with `POST`, and read there with `GET`. */
export const uploadPath = '/wps/member/upload'

/** The purpose of a file. It can be used for no other. */
export const uploadPurposes = ['proof', 'identity', 'application'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/**
 * PNG or JPEG, regardless of the file name. It is redrawn, so nothing else of the file is kept: no place, no camera,
 * no hidden content. Only its owner can read it, at `getUpload`.
 */
export const uploadFile = defineCall({
  name: 'uploadFile',
  summary: 'Stores a picture for a later call, such as a document, or the proof that money did not arrive.',
  method: 'POST',
  path: uploadPath,
  auth: 'member',
  upload: true,
  limit: 'upload',
  request: object({ purpose: enums(uploadPurposes) }),
  response: type({ uploadId: string(), bytes: integer(), width: integer(), height: integer() }),
  errors: ['picture_invalid', 'picture_too_large', 'upload_limit'],
})
