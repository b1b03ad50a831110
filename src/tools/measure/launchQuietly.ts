import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../support/browser'

/**
 * What Chromium would load beside the page of a visit, and takes its time: the pages below its address bar, one set for each window. A
 * list given here stands in place of Playwright’s own, so what that leaves out of a measure stands here too.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
]

/** A whole Chromium in which nothing but the visited page takes time. */
export const launchQuietly = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser({ isWhole: true }),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      `--disable-features=${LEFT_OUT.join(',')}`,
    ],
  })
