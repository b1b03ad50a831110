/** For Downshift, which scrolls the list alone: on a screen that is zoomed in the list itself stands below what is seen. */
export const revealOption = (option: HTMLElement) => option.scrollIntoView({ block: 'nearest' })
