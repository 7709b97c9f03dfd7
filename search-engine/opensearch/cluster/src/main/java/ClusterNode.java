import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.codelibs.opensearch.runner.OpenSearchRunner;
import org.opensearch.common.settings.Settings;

/**
 * One OpenSearch node in a process of its own, so that a test can kill it as a power cut would.
 *
 * <p>Arguments: an empty folder for its data, its HTTP port, its own number from 0, and the transport
 * ports of all nodes. It listens on loopback only and ends when its standard input does: whoever
 * started it can't leave it behind.
 */
public final class ClusterNode {
  private static final String HOST = "127.0.0.1";

  // Of what belongs to every OpenSearch, only what our indices take: the rest costs seconds.
  private static final String MODULES =
      String.join(
          ",",
          "org.opensearch.analysis.common.CommonAnalysisPlugin",
          "org.opensearch.painless.PainlessPlugin",
          "org.opensearch.transport.Netty4Plugin");

  private ClusterNode() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    String httpPort = arguments[1];
    int number = Integer.parseInt(arguments[2]);
    List<String> transportPorts = List.of(arguments).subList(3, arguments.length);
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((only, settings) -> configure(settings, httpPort, number, transportPorts));
    runner.build(
        "-basePath", folder.toString(),
        "-numOfNode", "1",
        "-clusterName", "forecourt-test",
        "-moduleTypes", MODULES);
    while (System.in.read() != -1) {
      // Nothing is said to it; only the end matters.
    }
    Runtime.getRuntime().halt(0);
  }

  private static void configure(
      Settings.Builder settings, String httpPort, int number, List<String> transportPorts) {
    settings.put("node.name", name(number));
    settings.put("network.host", HOST);
    settings.put("http.port", httpPort);
    settings.put("transport.port", transportPorts.get(number));
    settings.putList(
        "discovery.seed_hosts", transportPorts.stream().map(port -> HOST + ":" + port).toList());
    settings.putList(
        "cluster.initial_cluster_manager_nodes",
        IntStream.range(0, transportPorts.size()).mapToObj(ClusterNode::name).toList());
    // A full disk of the machine that tests is no reason to refuse documents.
    settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
  }

  private static String name(int number) {
    return "node-" + number;
  }
}
