import { Type } from 'typebox'
import { calls, post } from '#contract/core/call.ts'
import { uploadBytes } from './constants.ts'

export const uploadsCalls = calls('uploads', {
  image: post('file/upload/img', {
    summary: 'Upload a picture',
    description:
      'A multipart form with one `file`. The value is the address of the picture, fit for `<img src>`. ' +
      'It belongs to the member, or to the browser of a visitor, and is deleted after a day unless it is put to use.',
    access: 'visitor',
    in: 'value',
    upload: uploadBytes,
    reply: Type.String(),
  }),
})
