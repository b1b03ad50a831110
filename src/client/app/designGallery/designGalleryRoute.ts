import type { RouteObject } from 'react-router-dom'
import { DESIGN_GALLERY_PATH } from '#domain/site/routes'

/** The primitives of `design` with their states, outside production. */
export const designGalleryRoute: RouteObject = {
  path: DESIGN_GALLERY_PATH,
  lazy: () =>
    import('./DesignGalleryScreen').then(({ DesignGalleryScreen }) => ({
      Component: DesignGalleryScreen,
    })),
}
