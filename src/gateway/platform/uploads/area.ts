import { type Area, later } from '#gateway/area.ts'
import { exported } from './exported.ts'
import { gamePicturePage } from './game-picture-page.ts'
import { uploadRoutes } from './routes.ts'
import { forgetPlaces } from './upload-places.ts'
import { forgetUploads, type PicturePorts } from './uploads.ts'

interface Needed {
  readonly pictures: PicturePorts
}

export const uploadsArea: Area<Needed> = {
  calls: (deps, ports) => uploadRoutes(deps, ports.pictures),
  pages: (_, { pictures }, api) => [gamePicturePage(pictures.store, api)],
  exported,
  retention: {
    upload: later(
      'the picture of an account until it is replaced; a proof, or a picture of an application, 1,825 days; documents with their check; an unused one a day',
      async (deps, { pictures: { store } }) => {
        await forgetUploads(deps.database, store, deps.now())
      },
    ),
    upload_taken: later('a day', forgetPlaces),
  },
}
