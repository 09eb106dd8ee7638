/** A link of a page that leads nowhere. */
export interface DeadLink {
  readonly address: string;
  readonly href: string;
}

/** The links between the pages of a site, each looked at once all pages are known. */
export class PageLinks {
  readonly #ids = new Map<string, ReadonlySet<string>>();
  /** The pages that have a link, by where it leads. */
  readonly #links = new Map<string, string[]>();

  /**
   * @param ids places on the page
   * @param links links inside the site
   */
  add(address: string, ids: readonly string[], links: readonly string[]): void {
    this.#ids.set(address, new Set(ids));
    for (const link of links) {
      const href = link.startsWith('#') ? address + link : link;
      const pages = this.#links.get(href);
      if (pages) pages.push(address);
      else this.#links.set(href, [address]);
    }
  }

  /** Every link that leads to no page, or to no place on its page. */
  dead(): readonly DeadLink[] {
    return [...this.#links].flatMap(([href, pages]) =>
      this.#isDead(href) ? pages.map((address) => ({ address, href })) : [],
    );
  }

  #isDead(href: string): boolean {
    const [address = '', anchor = ''] = href.replace(/\?[^#]*/, '').split('#');
    const ids = this.#ids.get(address);
    return ids === undefined || (anchor !== '' && !ids.has(anchor));
  }
}
