import { createElement, type FunctionComponent } from 'react'
import type { RouteObject } from 'react-router-dom'
import { paths } from '../../config/paths'
import type { LegalText } from './legalText'

/** The pages of the law; each loads its own words. */
export const legalRoutes: RouteObject[] = [
  legalRoute(paths.privacyPolicy.pattern, () =>
    import('./privacyPolicyText').then(({ privacyPolicyText }) => privacyPolicyText),
  ),
  legalRoute(paths.termsOfSale.pattern, () =>
    import('./termsOfSaleText').then(({ termsOfSaleText }) => termsOfSaleText),
  ),
  legalRoute(paths.legalNotice.pattern, () =>
    import('./legalNoticeText').then(({ legalNoticeText }) => legalNoticeText),
  ),
  legalRoute(paths.accessibility.pattern, () =>
    import('./accessibilityText').then(({ accessibilityText }) => accessibilityText),
  ),
]

function legalRoute(path: string, loadText: () => Promise<LegalText>): RouteObject {
  return {
    path,
    lazy: async () => {
      const [{ LegalScreen }, text] = await Promise.all([import('./LegalScreen'), loadText()])
      const Component: FunctionComponent = () => createElement(LegalScreen, { text })
      return { Component }
    },
  }
}
