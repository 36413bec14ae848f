/** The longest that the page waits for a board to say that its animation is over, at the ordinary pace. */
const MOST_PER_LINE = 2500;

/** Waits until news has been shown: until the board says so, or somebody skips, or the board has had its time. */
export class NewsPlayer {
  #over: (() => void) | null = null;

  async play(lines: number, speed: number): Promise<void> {
    this.#over?.();
    if (lines === 0 || speed === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.over(), (MOST_PER_LINE * lines) / speed);
      this.#over = () => {
        clearTimeout(timer);
        this.#over = null;
        resolve();
      };
    });
  }

  over(): void {
    this.#over?.();
  }

  skip(): void {
    this.over();
  }
}
