/** Stars that stretch as the fleet jumps. */
export function StretchedStars() {
  return (
    <svg
      className="stretched"
      viewBox="-100 -60 200 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {Array.from({ length: 70 }, (_, i) => {
        // A turn by the golden angle after each star spreads them evenly.
        const turn = i * 2.399963;
        // Not in step with the turn, or near ones would lie on one side.
        const near = 8 + ((i * 25) % 61);
        const [x, y] = [Math.cos(turn), Math.sin(turn)];
        return (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: stars stand in no order.
            key={i}
            x1={x * near}
            y1={y * near}
            x2={x * (near + 8 + (i % 5) * 9)}
            y2={y * (near + 8 + (i % 5) * 9)}
          />
        );
      })}
    </svg>
  );
}
