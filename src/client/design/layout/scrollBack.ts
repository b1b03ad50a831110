/** Shows what scrolls around an element from its beginning; the page stays where it is. */
export function scrollBack(element: Element): void {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    box.scrollTop = 0
  }
}
